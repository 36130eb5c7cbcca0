/**
 * Fields that must be readable: without them, their row or their reply is left out. All other fields of all replies may be
 * missing or odd. Names are wire names.
 */
export const strictFields = {
  /** They name the thing, or lead to it. */
  identities: [
    'accountTypeId',
    'activityId',
    'addressId',
    'affUrlId',
    'bankCardId',
    'bankCode',
    'bannerId',
    'bonusId',
    'cardId',
    'channelCode',
    'claimId',
    'code',
    'countryCode',
    'countryDialingCode',
    'depositId',
    'envelopeId',
    'eventId',
    'gameCode',
    'gameId',
    'id',
    'invitationId',
    'key',
    'labelId',
    'limitPeriod',
    'limitType',
    'minPoints',
    'missionId',
    'nodeId',
    'numero',
    'orderNo',
    'questionId',
    'recordId',
    'redeemId',
    'referenceNo',
    'rewardId',
    'roomId',
    'transactionId',
    'transferId',
    'txId',
    'vassalage',
    'withdrawalId',
  ],
  /** Secrets, keys and addresses of another place. */
  secrets: [
    'alg',
    'chatUrl',
    'e',
    'game_url',
    'gameUrl',
    'kid',
    'kty',
    'n',
    'path',
    'publicKey',
    'secret',
    'ticket',
    'token',
    'uri',
    'url',
    'use',
  ],
  /**
   * Words without which a row has no place: a game is opened by its category, and rows and events of the home page have one kind
   * each, and a lane its category (`title`). `state` chooses the fields of a deposit, among them its pictures.
   */
  words: ['eventType', 'gameType', 'rowType', 'state', 'title'],
  /** Objects with the identity of a row, the address of a launch, or the only list of a reply. */
  parts: ['activity', 'content', 'data', 'playerRankProgress', 'vo'],
} as const;
