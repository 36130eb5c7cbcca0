import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPiece } from '#tests/support/show-piece.tsx';
import { type Faults, useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { Form } from './form.tsx';

const empty = { name: '', town: '' };
type Entry = typeof empty;

function check({ name, town }: Entry): Faults<Entry, string> {
  return { town: town ? null : 'Which town?', name: name ? null : 'Which name?' };
}

function Letter({ onSent, refused }: { onSent: () => void; refused?: Faults<Entry, string> }) {
  const form = useForm(empty, check);
  const { entry, change, fault, isRight, refuse } = form;

  function send() {
    if (!isRight()) return;
    if (refused) refuse(refused);
    else onSent();
  }

  return (
    <Form of={form} onSend={send} refusal={refused && 'The post office said no.'}>
      <TextField
        label="Name"
        name="name"
        value={entry.name}
        onChange={({ target }) => change({ name: target.value })}
        error={fault('name')}
      />
      <TextField
        label="Town"
        name="town"
        value={entry.town}
        onChange={({ target }) => change({ town: target.value })}
        error={fault('town')}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

function showLetter(refused?: Faults<Entry, string>) {
  let sent = 0;
  const shown = showPiece(<Letter onSent={() => (sent += 1)} {...(refused && { refused })} />);
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Send' }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { ...shown, send, field, sent: () => sent };
}

describe('a form', () => {
  it('takes the focus to the first wrong field, in the order they stand', async () => {
    const { send, field, sent } = showLetter();
    await send();
    expect(document.activeElement).toBe(field('Name'));
    expect(sent()).toBe(0);
  });

  it('ties what is wrong to its field', async () => {
    const { send, field } = showLetter();
    await send();
    const told = document.getElementById(field('Town').getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Which town?');
    expect(field('Town').getAttribute('aria-invalid')).toBe('true');
  });

  it('says aloud how many fields are wrong', async () => {
    const { send, user, field } = showLetter();
    await send();
    expect(screen.getByRole('alert').textContent).toBe('2 fields need another look.');
    await user.type(field('Name'), 'Ana');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('1 field needs another look.');
  });

  it('takes back what was wrong once the field says something else', async () => {
    const { send, user, field } = showLetter();
    await send();
    await user.type(field('Name'), 'A');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Which town?')).toBeTruthy();
  });

  it('moves the focus again when the same thing is still wrong', async () => {
    const { send, field } = showLetter();
    await send();
    field('Town').focus();
    await send();
    expect(document.activeElement).toBe(field('Name'));
  });

  it('puts what others refuse at its field and above, and keeps what was typed', async () => {
    const { send, user, field } = showLetter({ town: 'There is no such town.' });
    await user.type(field('Name'), 'Ana');
    await user.type(field('Town'), 'Atlantis');
    await send();
    expect(document.activeElement).toBe(field('Town'));
    expect(screen.getByText('There is no such town.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The post office said no.');
    expect([field('Name').value, field('Town').value]).toEqual(['Ana', 'Atlantis']);
  });

  it('is sent when everything is right', async () => {
    const { send, user, field, sent } = showLetter();
    await user.type(field('Name'), 'Ana');
    await user.type(field('Town'), 'Cebu{Enter}');
    expect(sent()).toBe(1);
    await send();
    expect(sent()).toBe(2);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
