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
   * Words that choose how the app shows and counts a row. Some lead to something: the kind of a channel to the call that begins
   * a deposit, the category of a game and the row of the home page to their lists. All others have one.
   */
  words: ['eventType', 'gameType', 'rowType', 'state', 'title', 'type'],
  /** Objects around such fields, and around lists. */
  parts: ['activity', 'content', 'data', 'info', 'playerRankProgress', 'setting', 'vo'],
} as const;
