import { type Answer, type Answers, type Asked, forMembers, memberOf } from './answers.ts';

const hour = 3_600_000;

/** Bets as the orders of all categories list them: the fields that the filters and the footer name, and nothing more. */
const bets = (gameName: string): Answer => {
  const rows = () => [
    {
      orderNo: 5_001,
      gameName,
      betTime: Date.now() - 2 * hour,
      betAmount: '100.00',
      winAmount: 250,
      profitAndLoss: '150.00',
      status: '1',
    },
    {
      orderNo: 'B-5002',
      gameName,
      betTime: Date.now() - hour,
      betAmount: 50,
      winAmount: '0.00',
      profitAndLoss: -50,
      status: 2,
    },
  ];
  return () => ({
    list: rows(),
    totalPages: '1',
    footer: {
      betAmount: '150.00',
      validBetAmount: 150,
      winAmount: '250.00',
      validBetting: 150,
      profitAndLoss: '100.00',
    },
  });
};

/** The entries of each code that the filter of the account record knows. */
const entriesOf = (asked: Asked): Readonly<Record<string, object>> => ({
  deposit: {
    txId: 81,
    txTypeId: 3,
    txTypeName: 'Deposit',
    nameCn: '存款',
    txTimeInTimestamp: String(Date.now() - 3 * hour),
    orderNo: 'D-81',
    remark: '',
    currentAvailBalance: '1,500.50',
    amount: '500.00',
    customerName: memberOf(asked).account,
  },
  betting: {
    txId: '82',
    txTypeId: '7',
    txTypeName: 'Bet',
    txTimeInTimestamp: Date.now() - 4 * hour,
    orderNo: 'B-5002',
    currentAvailBalance: 1_000.5,
    amount: -50,
    customerName: memberOf(asked).account,
  },
});

/** An entry of the record of points, which shares the path of the account record. */
const pointEntry = () => ({
  txId: 83,
  txTypeId: 90,
  txTypeName: 'Points of the day',
  txTimeInTimestamp: Date.now() - hour,
  amount: '1,012',
});

const account: Answer = (asked) => {
  const wanted = asked.query.get('codeTypes') ?? '';
  if (wanted === 'point') return { list: [pointEntry()], totalPages: '1' };
  const found = Object.entries(entriesOf(asked)).filter(([code]) => ['', code].includes(wanted));
  return { list: found.map(([, entry]) => entry), totalPages: 1 };
};

const profit: Answer = () => ({
  list: [],
  footer: {
    betAmount: '150.00',
    validBetAmount: 150,
    winAmount: '250.00',
    profitAndLoss: '100.00',
  },
});

/** Records of bets and of the balance. */
export const recordAnswers: Answers = forMembers({
  'GET /wps/relay/ODSFE2_RNGOrders': bets('Lucky Sevens'),
  'GET /wps/relay/ODSFE2_FishOrders': bets('Ocean King'),
  'GET /wps/relay/ODSFE2_LiveOrders': bets('Baccarat'),
  'GET /wps/relay/ODSFE2_SportsSettOrders': bets('Football'),
  'GET /wps/relay/ODSFE2_SportsUnsettOrders': () => ({ list: [], totalPages: 0 }),
  'GET /wps/relay/ODSFE2_ElottSettledOrders': bets('Swertres'),
  'GET /wps/relay/ODSFE2_ElottUnsettledOrders': () => ({ list: [], totalPages: '0' }),
  'GET /wps/relay/ODSFE2_PvPOrders': bets('Tongits'),
  'GET /wps/relay/ODSFE2_MemTransDet': account,
  'GET /wps/relay/ODSFE2_MemPNL': profit,
});
