import { languageCodes } from '#protocol/model/language.ts';
import { selectPlayable } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Rounds } from './play.ts';

/** The game and the language of a replay, in place of a ticket. Neither is a secret: the app sends the round to the page. */
const replayTicket = new RegExp(String.raw`^(\d{1,9})-(${languageCodes.join('|')})$`);

function refuse(): never {
  throw new Refusal(401, 'login.not.session', { message: 'A replay plays no round' });
}

/** Opens games that only draw past rounds. They have no balance, and no round can be played. */
export function createReplayRounds(sql: Sql, clock: Clock): Rounds {
  return {
    async open(ticket, kind) {
      const [, nodeId, language] = replayTicket.exec(ticket) ?? [];
      const game = await selectPlayable(sql, clock.now())
        .where('game.node_id', '=', Number(nodeId ?? 0))
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!game || language === undefined) throw new Refusal(404, 'not_found');
      const { gameName, category, leastBet, lines, isJackpot } = game;
      return {
        session: '',
        money: 'replay',
        facts: { leastBet, lines, isJackpot },
        balanceCentavos: 0,
        nodeId: game.nodeId,
        gameName,
        category,
        language,
      };
    },
    play: async () => refuse(),
    balance: async () => refuse(),
  };
}
