import { byId, make } from './dom.ts';
import { openSheet } from './sheet.ts';
import { isKey, text } from './texts/texts.ts';
import type { Room } from './calls.ts';

/** The name of a room. */
function roomName({ id, kind, owner }: Room, selfId: string): string {
  if (id === `team:${selfId}`) return text('room.ownTeam');
  if (kind === 'team') return text('room.team', { name: owner ?? '' });
  if (kind !== 'game') return text(`room.${kind}`);
  const key = `room.game.${id.slice('game:'.length)}` as const;
  return isKey(key) ? text(key) : id;
}

/** The words for messages that are not read. */
const unreadText = (count: number) => text('room.unread', { count });

export function unreadOf(rooms: Room[]) {
  return rooms.reduce((sum, { unread }) => sum + unread, 0);
}

/** Shows the name of the open room, and a dot when another one has something unread. */
export function showRoom(rooms: Room[], current: string, selfId: string) {
  const room = rooms.find(({ id }) => id === current);
  const others = rooms.filter(({ id, unread }) => id !== current && unread > 0);
  const name = room ? roomName(room, selfId) : '';
  const unread = others.length > 0 ? `, ${unreadText(unreadOf(others))}` : '';
  byId('room-name', HTMLElement).textContent = name;
  byId('room-dot', HTMLElement).hidden = others.length === 0;
  const button = byId('room', HTMLButtonElement);
  button.setAttribute('aria-label', `${text('room.list')}: ${name}${unread}`);
  button.disabled = false;
  byId('log', HTMLDivElement).setAttribute('aria-label', name);
  document.title = name;
}

/** Lets the player choose a room. */
export function chooseRoom(
  rooms: Room[],
  current: string,
  { selfId, onChoose }: { selfId: string; onChoose: (id: string) => void },
) {
  const choices = rooms.map((room) => ({
    label: make('bdi', '', roomName(room, selfId)),
    note: room.unread > 0 ? unreadText(room.unread) : '',
    isCurrent: room.id === current,
    act: () => onChoose(room.id),
  }));
  openSheet(text('room.list'), choices);
}
