import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../guarded-storage.ts';
import { createEvents } from '../events.ts';
import { createSessionKeys } from '../storage/session-keys.ts';
import { createFormDrafts } from './form-drafts.ts';

function open() {
  const keys = createSessionKeys(memoryStorage(), 'parola');
  const events = createEvents();
  const member: { customerId: string | null } = { customerId: '7' };
  let time = 1_000;
  const create = () =>
    createFormDrafts({
      keys,
      events,
      customerId: () => member.customerId,
      now: () => time,
    });
  /** Ends the session as `session.ts` does: keys first, then the event. */
  function leave(ended: string | null): void {
    keys.clear(ended === null ? [] : ['formDraft']);
    member.customerId = null;
    events.emit('signedOut');
  }
  function signIn(customerId: string): void {
    member.customerId = customerId;
  }
  return { create, keys, leave, signIn, wait: (ms: number) => (time += ms) };
}

describe('a form that was open when the session ended', () => {
  it('comes back once, to its owner, after the page was loaded again', () => {
    const { create, keys, leave, signIn } = open();
    create().keep('profile', { occupation: 'Fisher' });
    leave('');
    keys.clear(['formDraft']);
    signIn('7');
    const later = create();
    expect(later.take('mobile')).toBeNull();
    expect(later.take('profile')).toEqual({ occupation: 'Fisher' });
    expect(later.take('profile')).toBeNull();
  });

  it('comes back after a reload, and not once it was closed', () => {
    const { create } = open();
    create().keep('profile', { occupation: 'Fisher' });
    const reloaded = create();
    expect(reloaded.take('profile')).toEqual({ occupation: 'Fisher' });
    reloaded.keep('profile', { occupation: 'Baker' });
    reloaded.keep('profile', null);
    expect(create().take('profile')).toBeNull();
  });

  it('is not for another member', () => {
    const { create, leave, signIn } = open();
    const drafts = create();
    drafts.keep('profile', { occupation: 'Fisher' });
    leave('');
    signIn('8');
    expect(drafts.take('profile')).toBeNull();
    signIn('7');
    expect(drafts.take('profile')).toBeNull();
  });

  it('is dropped by a sign-out, after half an hour, and when it was closed', () => {
    const { create, keys, leave, signIn, wait } = open();
    const drafts = create();
    drafts.keep('profile', { occupation: 'Fisher' });
    leave(null);
    expect(keys.read('formDraft')).toBeNull();
    signIn('7');
    drafts.keep('profile', { occupation: 'Fisher' });
    drafts.keep('profile', null);
    leave('');
    expect(keys.read('formDraft')).toBeNull();
    signIn('7');
    drafts.keep('profile', { occupation: 'Fisher' });
    leave('');
    signIn('7');
    wait(30 * 60_000);
    expect(drafts.take('profile')).toBeNull();
  });
});
