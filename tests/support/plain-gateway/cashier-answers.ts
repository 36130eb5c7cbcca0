import { type Answers, forMembers, memberOf, Refusal, textIn } from './answers.ts';

/** The password of withdrawals of all members. */
export const withdrawalPassword = '135790';

const channels = [
  { groupName: 'GCash', channelList: [{ channelCode: 'gcash', channelName: 'GCash', type: 'qr' }] },
  {
    groupName: 'Online',
    channelList: [{ channelCode: 7, channelName: 'Online bank', type: 'page' }],
  },
];

const withdrawSettings = {
  allowWithdraw: 'Y',
  minimumAmount: '100',
  maximumAmount: '50,000.00',
  withdrawDateFrom: '',
  withdrawDateTo: '',
  withdrawTimeMsg: '',
  mobileVerificationType: '',
  mobileVerificationWithdrawAmount: null,
  c2cEnabled: 'N',
  withdrawPenaltyCharge: 0,
};

const cards = [
  { bankCardId: 9, bankName: 'Bank of the Bay', cardNumber: '****1234', payeeName: 'MARIA' },
];

/** Deposits and withdrawals. */
export const cashierAnswers: Answers = forMembers({
  'GET /wps/relay/MCSFE_getDepositSettings': () => ({
    allowDeposit: 'Y',
    totalDepositSuccessCount: '3',
    depositInfo: null,
  }),
  'GET /wps/relay/MCSFE_getDepositPaymentChannels': () => channels,
  'POST /wps/relay/MCSFE_depositByQRImageUrl'(asked) {
    memberOf(asked).deposits.push(asked.body);
    return { url: 'https://pay.example/qr/1.png' };
  },
  'POST /wps/relay/MCSFE_depositByLaunchUrl'(asked) {
    memberOf(asked).deposits.push(asked.body);
    return { url: 'https://pay.example/order/2' };
  },
  'GET /wps/relay/MCSFE_getWithdrawSettings': () => withdrawSettings,
  'GET /wps/relay/MCSFE_getWithdrawCharges': () => '0.00',
  'GET /wps/member/bankCard': () => cards,
  'POST /wps/transaction/withdraw'(asked) {
    const member = memberOf(asked);
    if (textIn(asked.body, 'password') !== withdrawalPassword)
      throw new Refusal(200, 'invalid.payment.pw', 'Wrong withdrawal password #601');
    member.balance -= Number(textIn(asked.body, 'amount'));
    member.withdrawals.push(asked.body);
    return null;
  },
});
