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
  /** A row of the home page without a vendor has nothing but its kind. */
  words: ['rowType'],
  /** Objects with the address of a launch, or with all of a row, its identity too. */
  parts: ['content', 'vo'],
} as const;

/**
 * Paths of fields that are one of several names of a row: the category of a lane of vendors is its title, or the category of
 * any of its cards. A reply in which several fields are bent keeps these.
 */
export const sharedNames: readonly string[] = ['data.lanes.cards.gameType'];
