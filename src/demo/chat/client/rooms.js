import { byId, make } from './dom.js';
import { openSheet } from './sheet.js';
import { fill } from './words.js';

/**
 * @typedef {import('./calls.js').Room} Room
 * @typedef {import('./words.js').Words} Words
 */

/** The name of a room. @param {Room} room @param {Words} words @param {string} selfId */
function roomName({ id, kind, owner }, words, selfId) {
  if (kind === 'lobby') return words.lobby;
  if (kind === 'support') return words.support;
  if (kind === 'team')
    return id === `team:${selfId}` ? words.ownTeam : fill(words.team, owner ?? '');
  return words.games[id.slice('game:'.length)] ?? id;
}

/** @param {Room[]} rooms */
export function unreadOf(rooms) {
  return rooms.reduce((sum, { unread }) => sum + unread, 0);
}

/**
 * Shows the name of the open room, and a dot when another one has something unread.
 * @param {Room[]} rooms
 * @param {string} current
 * @param {{ words: Words, selfId: string }} needs
 */
export function showRoom(rooms, current, { words, selfId }) {
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

/**
 * Lets the player choose a room.
 * @param {Room[]} rooms
 * @param {string} current
 * @param {{ words: Words, selfId: string, onChoose: (id: string) => void }} needs
 */
export function chooseRoom(rooms, current, { words, selfId, onChoose }) {
  const choices = rooms.map((room) => ({
    label: make('bdi', '', roomName(room, words, selfId)),
    note: room.unread > 0 ? fill(words.unread, room.unread) : '',
    isCurrent: room.id === current,
    act: () => onChoose(room.id),
  }));
  openSheet(words.rooms, choices);
}
