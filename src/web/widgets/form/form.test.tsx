import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { type Faults, useForm } from '../../lib/form/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { Form } from './form.tsx';

const empty = { name: '', town: '' };
type Entry = typeof empty;

function check({ name, town }: Entry): Faults<Entry, string> {
  return { town: town ? null : 'Which town?', name: name ? null : 'Which name?' };
}

function AddressForm({ onSent, refused }: { onSent: () => void; refused?: Faults<Entry, string> }) {
  const form = useForm(empty, check);
  const { entry, change, fault, validate, setFaults } = form;

  function send() {
    if (!validate()) return;
    if (refused) setFaults(refused);
    else onSent();
  }

  return (
    <Form form={form} onSubmit={send} refusal={refused && 'The post office said no.'}>
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

function showForm(refused?: Faults<Entry, string>) {
  let sent = 0;
  const shown = renderComponent(
    <AddressForm onSent={() => (sent += 1)} {...(refused && { refused })} />,
  );
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Send' }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { ...shown, send, field, sent: () => sent };
}

describe('a form', () => {
  it('moves the focus to the first invalid field in document order', async () => {
    const { send, field, sent } = showForm();
    await send();
    expect(document.activeElement).toBe(field('Name'));
    expect(sent()).toBe(0);
  });

  it('links a fault to its field by aria-describedby', async () => {
    const { send, field } = showForm();
    await send();
    const description = document.getElementById(
      field('Town').getAttribute('aria-describedby') ?? '',
    );
    expect(description?.textContent).toBe('Which town?');
    expect(field('Town').getAttribute('aria-invalid')).toBe('true');
  });

  it('announces the number of invalid fields', async () => {
    const { send, user, field } = showForm();
    await send();
    expect(screen.getByRole('alert').textContent).toBe('2 fields need another look.');
    await user.type(field('Name'), 'Ana');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('1 field needs another look.');
  });

  it('removes a fault when the value of its field changes', async () => {
    const { send, user, field } = showForm();
    await send();
    await user.type(field('Name'), 'A');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText('Which town?')).toBeTruthy();
  });

  it('moves the focus again when the same field is still invalid', async () => {
    const { send, field } = showForm();
    await send();
    field('Town').focus();
    await send();
    expect(document.activeElement).toBe(field('Name'));
  });

  it('shows a refusal at its field and above the form, and keeps the values', async () => {
    const { send, user, field } = showForm({ town: 'There is no such town.' });
    await user.type(field('Name'), 'Ana');
    await user.type(field('Town'), 'Atlantis');
    await send();
    expect(document.activeElement).toBe(field('Town'));
    expect(screen.getByText('There is no such town.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The post office said no.');
    expect([field('Name').value, field('Town').value]).toEqual(['Ana', 'Atlantis']);
  });

  it('submits when all fields are valid', async () => {
    const { send, user, field, sent } = showForm();
    await user.type(field('Name'), 'Ana');
    await user.type(field('Town'), 'Cebu{Enter}');
    expect(sent()).toBe(1);
    await send();
    expect(sent()).toBe(2);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
