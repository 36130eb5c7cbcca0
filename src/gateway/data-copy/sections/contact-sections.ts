import { because, by, of, plain, type Section, time } from '../section.ts';

const member = { member_id: because.internal };

const messages: Section = {
  file: 'messages',
  table: 'message',
  columns: {
    id: plain,
    sender: plain,
    titles: plain,
    contents: plain,
    sent_at: time,
    read_at: time,
    deleted_at: time,
  },
  without: { ...member, from_id: because.other },
  key: ['id'],
  owned: by('member_id'),
};

const letters: Section = {
  file: 'letters',
  table: 'letter',
  columns: {
    id: plain,
    recipient: plain,
    recipients: plain,
    title: plain,
    content: plain,
    sent_at: time,
    deleted_at: time,
  },
  without: { ...member, key: because.internal, to_id: because.other },
  key: ['id'],
  owned: by('member_id'),
};

const announcements: Section = {
  file: 'announcements-read',
  table: 'announcement_read',
  columns: { announcement_id: plain, read_at: time },
  without: member,
  key: ['announcement_id'],
  owned: by('member_id'),
};

const feedback: Section = {
  file: 'feedback',
  table: 'feedback',
  columns: {
    id: plain,
    number: plain,
    address: plain,
    language: plain,
    type: plain,
    content: plain,
    pictures: plain,
    wants_contact: plain,
    state: plain,
    sent_at: time,
    closed_at: time,
    remark: plain,
  },
  without: { ...member, sent_key: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const answers: Section = {
  file: 'feedback-answers',
  table: 'feedback_reply',
  columns: { id: plain, feedback_id: plain, author: plain, content: plain, at: time },
  key: ['id'],
  owned: of('feedback_id', 'feedback'),
};

const chatMessages: Section = {
  file: 'chat-messages',
  table: 'chat_message',
  columns: {
    room_id: plain,
    seq: plain,
    kind: plain,
    body: plain,
    win: plain,
    reply_to: plain,
    at: time,
    state: plain,
  },
  without: {
    ...member,
    version: because.internal,
    client_key: because.internal,
    mentions: because.other,
  },
  key: ['room_id', 'seq'],
  owned: by('member_id'),
};

const chatReads: Section = {
  file: 'chat-read',
  table: 'chat_read',
  columns: { room_id: plain, seq: plain },
  without: member,
  key: ['room_id'],
  owned: by('member_id'),
};

const chatMutes: Section = {
  file: 'chat-mutes',
  table: 'chat_mute',
  columns: { until: time, reason: plain },
  without: member,
  key: ['member_id'],
  owned: by('member_id'),
};

const chatReports: Section = {
  file: 'chat-reports',
  table: 'chat_report',
  columns: { id: plain, room_id: plain, seq: plain, reason: plain, state: plain, at: time },
  without: {
    reporter_id: because.internal,
    author_id: because.other,
    body: 'the words of another person',
  },
  key: ['id'],
  owned: by('reporter_id'),
};

/** Messages, letters, feedback and the chat. */
export const contactSections: readonly Section[] = [
  messages,
  letters,
  announcements,
  feedback,
  answers,
  chatMessages,
  chatReads,
  chatMutes,
  chatReports,
];
