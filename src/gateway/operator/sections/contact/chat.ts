import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  toLowerCase,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import * as chat from '../../../chat/chat.ts';
import type { HttpEnv } from '../../../http/request-context.ts';
import { findMemberId } from '../../add-rows.ts';
import { keyOf } from '../../answer-keyed.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody, readId } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import type { Section } from '../section.ts';
import { viewChat } from './chat-view.ts';

const path = `${operatorRoot}/chat`;
const hourMs = 3_600_000;

const answerBody = strictObject({ action: picklist(['remove', 'dismiss']) });
const muteBody = strictObject({
  username: pipe(string(), trim(), minLength(1), maxLength(100)),
  hours: pipe(number(), minValue(0), maxValue(24 * 365)),
  reason: pipe(string(), trim(), maxLength(200)),
});
const pauseBody = strictObject({
  room: pipe(string(), maxLength(100)),
  seconds: pipe(number(), integer(), minValue(0), maxValue(3_600)),
});
const wordBody = strictObject({
  word: pipe(string(), trim(), toLowerCase(), minLength(1), maxLength(60)),
  covered: boolean(),
});
const messageBody = strictObject({
  room: pipe(string(), maxLength(100)),
  text: pipe(string(), trim(), minLength(1), maxLength(2_000)),
  /** The key of the request by default. */
  clientId: optional(pipe(string(), regex(/^[\w-]{8,80}$/))),
});

/** Adds the routes of reports, mutes, pauses and words. */
function addOrder(
  app: SectionRoutes,
  { database: { sql, transaction }, settings }: ConsoleNeeds,
): void {
  const now = () => settings.clock.now();
  app.get(path, async (context) =>
    context.json({
      reports: await chat.listReports(sql),
      mutes: await chat.listMutes(sql, now()),
      rooms: await chat.listRooms(sql),
      words: await chat.readWords(sql),
      support: await chat.listSupportRooms(sql),
    }),
  );
  app.post(`${path}/reports/:id`, async (context) => {
    const { action } = await readBody(context, answerBody);
    const id = readId(context, 'report');
    const changed = await transaction((within) =>
      chat.answerReport(within, id, action === 'remove'),
    );
    return context.json({ changed });
  });
  app.post(`${path}/mutes`, async (context) => {
    const { username, hours, reason } = await readBody(context, muteBody);
    const memberId = await findMemberId(sql, username);
    await chat.muteMember(sql, { memberId, until: now() + hours * hourMs, reason });
    return context.json({ mutes: await chat.listMutes(sql, now()) });
  });
  app.post(`${path}/pauses`, async (context) => {
    const { room, seconds } = await readBody(context, pauseBody);
    if (!(await chat.setPause(sql, room, seconds))) throw new BadRequest('There is no such room');
    return context.json({ room, seconds });
  });
  app.post(`${path}/words`, async (context) => {
    const { word, covered } = await readBody(context, wordBody);
    await chat.setWord(sql, word, covered);
    return context.json({ words: await chat.readWords(sql) });
  });
}

/** Writes to a room as the operator. A text that the chat refuses is a bad request. */
async function write(context: Context<HttpEnv>, { database, settings }: ConsoleNeeds) {
  const body = await readBody(context, messageBody);
  const clientId = body.clientId ?? keyOf(context) ?? randomUUID();
  try {
    const written = await database.transaction((sql) =>
      chat.writeAsOperator(sql, { ...body, clientId }, settings.clock.now()),
    );
    if (!written) throw new BadRequest('There is no such room');
  } catch (error) {
    if (error instanceof chat.ChatRefusal)
      throw new BadRequest(`The text is refused: ${error.reason}`);
    throw error;
  }
  return context.json({ messages: await chat.readAsOperator(database.sql, body.room) });
}

/** The chat: reports, mutes, pauses and covered words, and the conversations of the support. */
export const chatSection: Section = {
  name: 'chat',
  area: 'contact',
  page: {
    title: 'Chat',
    group: 'Contact',
    waiting: async ({ database: { sql } }) =>
      (await chat.listSupportRooms(sql)).filter(({ waits }) => waits).length,
    view: ({ database: { sql }, settings }, query) =>
      viewChat(sql, settings.clock.now(), query['room']),
  },
  addRoutes(app, needs) {
    addOrder(app, needs);
    app.get(`${path}/messages`, async (context) => {
      const room = safeParse(
        pipe(string(), minLength(1), maxLength(100)),
        context.req.query('room'),
      );
      const messages = room.success
        ? await chat.readAsOperator(needs.database.sql, room.output)
        : null;
      if (messages === null) throw new BadRequest('There is no such room');
      return context.json({ messages });
    });
    app.post(`${path}/messages`, (context) => write(context, needs));
  },
};
