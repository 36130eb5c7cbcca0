interface Party {
  readonly account: string;
  readonly nickname: string;
}

/** The nickname of a member, with the account in brackets. */
export function PartyName({ party: { account, nickname } }: { party: Party }) {
  const isSame = nickname === '' || nickname === account;
  return <bdi translate="no">{isSame ? account : `${nickname} (${account})`}</bdi>;
}
