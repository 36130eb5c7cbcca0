import * as chat from '../../../chat/chat.ts';
import type { Sql } from '../../../store/database.ts';
import type { Block } from '../../view.ts';
import {
  action,
  field,
  form,
  member,
  required,
  row,
  state,
  table,
  time,
} from '../../view-parts.ts';

const muteFields = [
  required({ name: 'hours', label: 'Hours', type: 'number', value: '24' }),
  field({ name: 'reason', label: 'Reason' }),
];

async function supportTable(sql: Sql): Promise<Block> {
  const rows = (await chat.listSupportRooms(sql)).map(({ id, username, waits }) => {
    const talk = { section: 'chat', query: { room: id } };
    const open = { kind: 'link', text: `Talk with ${username}`, ...talk } as const;
    return row(id, [member(username), waits ? state('waits') : '', open]);
  });
  const columns = ['Member', 'State', 'Conversation'];
  return table({ title: 'Support', columns, rows, empty: 'Nobody has written.' });
}

async function talkBlocks(sql: Sql, room: string): Promise<Block[]> {
  const messages = await chat.readAsOperator(sql, room);
  if (messages === null) return [];
  const rows = messages.map(({ seq, author, at, text, state: sent, win }) => {
    const shown = win ? `(win in ${win.game})` : text;
    const words = sent === 'sent' ? shown : `(${sent})`;
    return row(String(seq), [time(at), author ? author.name : 'Operator', words]);
  });
  const send = action({
    label: 'Send',
    path: 'chat/messages',
    body: { room },
    fields: [required({ name: 'text', label: 'Answer' })],
    done: 'Sent.',
  });
  return [
    table({ title: 'Conversation', columns: ['Time', 'From', 'Text'], rows }),
    form('Answer', send),
  ];
}

async function reportTable(sql: Sql): Promise<Block> {
  const rows = (await chat.listReports(sql)).map((one) => {
    const answer = (label: string, done: string) =>
      action({
        label,
        path: `chat/reports/${one.id}`,
        body: { action: label.toLowerCase() },
        done,
      });
    const mute = action({
      label: 'Mute',
      path: 'chat/mutes',
      body: { username: one.author },
      question: `Mute ${one.author}?`,
      fields: muteFields,
      done: 'Muted.',
    });
    const cells = [time(one.at), one.room, member(one.author), one.body, one.reason];
    const actions = [answer('Remove', 'Removed.'), answer('Dismiss', 'Dismissed.'), mute];
    return row(one.id, [...cells, member(one.reporter)], { actions });
  });
  const columns = ['Since', 'Room', 'Author', 'Text', 'Reason', 'Reported by'];
  return table({ title: 'Reports', columns, rows, empty: 'No report is open.' });
}

async function muteBlocks(sql: Sql, now: number): Promise<Block[]> {
  const rows = (await chat.listMutes(sql, now)).map(({ username, until, reason }) => {
    const body = { username, hours: 0, reason: '' };
    const end = action({ label: 'Unmute', path: 'chat/mutes', body, done: 'Unmuted.' });
    return row(username, [member(username), time(until), reason], { actions: [end] });
  });
  const fields = [required({ name: 'username', label: 'Member' }), ...muteFields];
  return [
    table({
      title: 'Mutes',
      columns: ['Member', 'Until', 'Reason'],
      rows,
      empty: 'Nobody is muted.',
    }),
    form('Mute a member', action({ label: 'Mute', path: 'chat/mutes', fields, done: 'Muted.' })),
  ];
}

async function roomTable(sql: Sql): Promise<Block> {
  const rows = (await chat.listRooms(sql)).map(({ id, owner, messages, slowSeconds }) => {
    const seconds = required({
      name: 'seconds',
      label: 'Seconds',
      type: 'number',
      value: String(slowSeconds),
    });
    const pause = action({
      label: 'Pause',
      path: 'chat/pauses',
      body: { room: id },
      question: 'The wait of a member between two messages',
      fields: [seconds],
      done: 'Saved.',
    });
    const name = owner ? `Team of ${owner}` : id;
    return row(id, [name, messages, slowSeconds], { actions: [pause] });
  });
  return table({ title: 'Rooms', columns: ['Room', 'Messages', 'Pause in seconds'], rows });
}

async function wordBlocks(sql: Sql): Promise<Block[]> {
  const rows = (await chat.readWords(sql)).map((word) => {
    const body = { word, covered: false };
    const show = action({ label: 'Uncover', path: 'chat/words', body, done: 'Uncovered.' });
    return row(word, [word], { actions: [show] });
  });
  const cover = action({
    label: 'Cover',
    path: 'chat/words',
    body: { covered: true },
    fields: [required({ name: 'word', label: 'Word' })],
    done: 'Covered.',
  });
  return [table({ title: 'Covered words', columns: ['Word'], rows }), form('Cover a word', cover)];
}

/** The chat: the support, an open conversation, reports, mutes, rooms and covered words. */
export async function viewChat(sql: Sql, now: number, room: string | undefined) {
  return [
    await supportTable(sql),
    ...(room === undefined ? [] : await talkBlocks(sql, room)),
    await reportTable(sql),
    ...(await muteBlocks(sql, now)),
    await roomTable(sql),
    ...(await wordBlocks(sql)),
  ];
}
