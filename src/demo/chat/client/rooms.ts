import { byId, make } from './dom.ts';
import { openSheet } from './sheet.ts';
import type { Words } from './chat-words.ts';
import { fill } from './words.ts';
import type { Room } from './calls.ts';

/** The name of a room. */
function roomName({ id, kind, owner }: Room, words: Words, selfId: string) {
  if (kind === 'lobby') return words.lobby;
  if (kind === 'support') return words.support;
  if (kind === 'team')
    return id === `team:${selfId}` ? words.ownTeam : fill(words.team, owner ?? '');
  return words.games[id.slice('game:'.length)] ?? id;
}

export function unreadOf(rooms: Room[]) {
  return rooms.reduce((sum, { unread }) => sum + unread, 0);
}

/** Shows the name of the open room, and a dot when another one has something unread. */
export function showRoom(
  rooms: Room[],
  current: string,
  { words, selfId }: { words: Words; selfId: string },
) {
  const room = rooms.find(({ id }) => id === current);
  const others = rooms.filter(({ id, unread }) => id !== current && unread > 0);
  const name = room ? roomName(room, words, selfId) : '';
  const unread = others.length > 0 ? `, ${fill(words.unread, unreadOf(others))}` : '';
  byId('room-name', HTMLElement).textContent = name;
  byId('room-dot', HTMLElement).hidden = others.length === 0;
  const button = byId('room', HTMLButtonElement);
  button.setAttribute('aria-label', `${words.rooms}: ${name}${unread}`);
  button.disabled = false;
  byId('log', HTMLDivElement).setAttribute('aria-label', name);
  document.title = name;
}

/** Lets the player choose a room. */
export function chooseRoom(
  rooms: Room[],
  current: string,
  { words, selfId, onChoose }: { words: Words; selfId: string; onChoose: (id: string) => void },
) {
  const choices = rooms.map((room) => ({
    label: make('bdi', '', roomName(room, words, selfId)),
    note: room.unread > 0 ? fill(words.unread, room.unread) : '',
    isCurrent: room.id === current,
    act: () => onChoose(room.id),
  }));
  openSheet(words.rooms, choices);
}
