export const chatHtml = `<section id="chat">
<h2>Chat</h2>
<h3>Support</h3>
<table id="chat-support"><thead><tr><th>Member</th><th>State</th><th>Actions</th></tr></thead><tbody></tbody></table>
<div id="chat-talk" hidden><h4 id="chat-with"></h4><ul id="chat-messages"></ul>
<label>Answer <input id="chat-text" maxlength="500"></label></div>
<h3>Reports</h3>
<table id="chat-reports"><thead><tr><th>Since</th><th>Room</th><th>Author</th><th>Text</th><th>Reason</th><th>Reported by</th><th>Actions</th></tr></thead><tbody></tbody></table>
<h3>Mutes</h3>
<table id="chat-mutes"><thead><tr><th>Member</th><th>Until</th><th>Reason</th><th>Actions</th></tr></thead><tbody></tbody></table>
<p id="chat-mute"></p>
<h3>Rooms</h3>
<table id="chat-rooms"><thead><tr><th>Room</th><th>Messages</th><th>Pause in seconds</th><th>Actions</th></tr></thead><tbody></tbody></table>
<h3>Covered words</h3>
<table id="chat-words"><thead><tr><th>Word</th><th>Actions</th></tr></thead><tbody></tbody></table>
<p id="chat-word"></p>
</section>`;

export const chatScript = `import { ask, attempt, button, keepFresh, refresh, row, timeOf } from './page.js';

const bodyOf = (name) => document.querySelector('#chat-' + name + ' tbody');
const talk = document.querySelector('#chat-talk');
const list = document.querySelector('#chat-messages');
const field = document.querySelector('#chat-text');
let open = null;

const post = (path, values) => ask('POST', 'chat/' + path, values);

const settle = (id, action) => async () => {
  const { changed } = await post('reports/' + id, { action });
  if (!changed) throw new Error('It is answered already.');
};

const muteFields = [{ name: 'hours', label: 'Hours', type: 'number', value: '24', required: true }, { name: 'reason', label: 'Reason' }];

const mute = (username) => ({ hours, reason, ...who }) => post('mutes', { username, ...who, hours: Number(hours), reason });

const muteAsked = (username) => ({ question: 'Mute ' + username + '?', fields: muteFields });

const anyoneAsked = { question: 'Who may not write for a time?', fields: [{ name: 'username', label: 'Username', required: true }, ...muteFields] };

const unmute = (username) => () => post('mutes', { username, hours: 0, reason: '' });

const pause = (room) => ({ seconds }) => post('pauses', { room, seconds: Number(seconds) });

const pauseAsked = { question: 'How long does a member wait between two messages?', fields: [{ name: 'seconds', label: 'Seconds', type: 'number', value: '10', required: true }] };

const addWord = ({ word }) => post('words', { word, covered: true });

const wordAsked = { question: 'Which word is covered?', fields: [{ name: 'word', label: 'Word', required: true }] };

function showMessages(messages) {
  list.replaceChildren(...messages.map(({ author, at, text, state, win }) => {
    const item = document.createElement('li');
    const shown = state !== 'sent' ? '(' + state + ')' : win ? '(win in ' + win.game + ')' : text;
    item.textContent = timeOf(at) + ' ' + (author ? author.name : 'Operator') + ': ' + shown;
    return item;
  }));
}

const read = (room, name) => async () => {
  const { messages } = await ask('GET', 'chat/messages?room=' + encodeURIComponent(room));
  open = { room, name };
  document.querySelector('#chat-with').textContent = name;
  talk.hidden = false;
  showMessages(messages);
};

const write = async () => {
  const text = field.value.trim();
  if (!open || text === '') return;
  const { messages } = await post('messages', { room: open.room, text, clientId: crypto.randomUUID() });
  field.value = '';
  showMessages(messages);
};

field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') void attempt(write);
});
talk.append(button('Send', write));
document.querySelector('#chat-mute').append(button('Mute a member', mute(''), 'Muted.', anyoneAsked));
document.querySelector('#chat-word').append(button('Cover a word', addWord, 'Covered.', wordAsked));

async function load() {
  const { reports, mutes, rooms, words, support } = await ask('GET', 'chat');
  bodyOf('support').replaceChildren(...support.map(({ id, username, waits }) => row(
    username, waits ? 'waits' : '', [button('Open', read(id, username))],
  )));
  bodyOf('reports').replaceChildren(...reports.map((one) => row(
    timeOf(one.at), one.room, one.author, one.body, one.reason, one.reporter,
    [button('Remove', settle(one.id, 'remove'), 'Removed.'), button('Dismiss', settle(one.id, 'dismiss'), 'Dismissed.'),
      button('Mute', mute(one.author), 'Muted.', muteAsked(one.author))],
  )));
  bodyOf('mutes').replaceChildren(...mutes.map(({ username, until, reason }) => row(
    username, timeOf(until), reason, [button('Unmute', unmute(username), 'Unmuted.')],
  )));
  bodyOf('rooms').replaceChildren(...rooms.map(({ id, owner, messages, slowSeconds }) => row(
    owner ? 'Team of ' + owner : id, String(messages), String(slowSeconds), [button('Pause', pause(id), 'Set.', pauseAsked)],
  )));
  bodyOf('words').replaceChildren(...words.map((word) => row(
    word, [button('Uncover', () => post('words', { word, covered: false }), 'Uncovered.')],
  )));
  if (open) await read(open.room, open.name)();
}

keepFresh(load);
`;
