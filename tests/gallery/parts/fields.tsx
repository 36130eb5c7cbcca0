import { CaptchaField } from '#web/ui/captcha-field/captcha-field.tsx';
import { CheckBox } from '#web/ui/check-box/check-box.tsx';
import { CodeField } from '#web/ui/code-field/code-field.tsx';
import { DateField } from '#web/ui/date-field/date-field.tsx';
import { FileField } from '#web/ui/file-field/file-field.tsx';
import { PasswordField } from '#web/ui/password-field/password-field.tsx';
import { PinField } from '#web/ui/pin-field/pin-field.tsx';
import { SearchField } from '#web/ui/search-field/search-field.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { SliderField } from '#web/ui/slider-field/slider-field.tsx';
import { TextArea } from '#web/ui/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field/text-field.tsx';
import { each, type Specimens } from '../specimens.ts';
import { WithValue } from '../with-value.tsx';

const nothing = () => undefined;
const wrong = 'This is not right yet.';

const channels = [
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya' },
];

/** The characters of a captcha, as a picture of 120 by 40 pixels. */
const captcha = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#fff"/><path d="M12 30 24 8l12 22M52 8v24M52 20h18M70 8v24M88 8h20L88 32h20" fill="none" stroke="#0a5788" stroke-width="4"/></svg>',
)}`;

/** The states that all fields share, by the properties that make them. */
const states: Readonly<Record<string, Partial<TextFieldProps>>> = {
  empty: {},
  'with a hint': { hint: 'At least 100.' },
  wrong: { error: wrong },
  disabled: { disabled: true },
};

const textField: Specimens = {
  ...each(
    Object.entries(states),
    ([, props]) => <TextField label="Amount" inputMode="numeric" {...props} />,
    ([state]) => state,
  ),
  'with a sign': <TextField label="Amount" lead="₱" defaultValue="500" />,
};

const fieldsOfText: Readonly<Record<string, Specimens>> = {
  'text-field': textField,
  'password-field': {
    empty: <PasswordField label="Password" value="" onChange={nothing} />,
    wrong: <PasswordField label="Password" value="" onChange={nothing} error={wrong} />,
  },
  'pin-field': {
    empty: <PinField label="Withdrawal password" value="" onChange={nothing} />,
    filled: <PinField label="Withdrawal password" value="246810" onChange={nothing} />,
    wrong: <PinField label="Withdrawal password" value="" onChange={nothing} error={wrong} />,
  },
  'code-field': {
    empty: <CodeField label="Code" value="" onChange={nothing} />,
    filled: <CodeField label="Code" value="123456" onChange={nothing} />,
    wrong: <CodeField label="Code" value="" onChange={nothing} error={wrong} />,
  },
  'captcha-field': {
    'without a picture': (
      <CaptchaField value="" onChange={nothing} picture={null} onRefresh={nothing} />
    ),
    'with a picture': (
      <CaptchaField value="" onChange={nothing} picture={captcha} onRefresh={nothing} />
    ),
    wrong: (
      <CaptchaField
        value=""
        onChange={nothing}
        picture={captcha}
        onRefresh={nothing}
        error={wrong}
      />
    ),
  },
  'text-area': {
    empty: <TextArea label="Message" count={{ of: 0, most: 200 }} />,
    'too long': <TextArea label="Message" count={{ of: 201, most: 200 }} error={wrong} />,
  },
  'search-field': {
    empty: <SearchField label="Search games" value="" onSearch={nothing} />,
    filled: <SearchField label="Search games" value="Koi" onSearch={nothing} />,
  },
};

/** Parts that take a value. */
export const fields: Readonly<Record<string, Specimens>> = {
  ...fieldsOfText,
  'date-field': {
    empty: <DateField label="Birthday" value="" onChange={nothing} />,
    filled: <DateField label="Birthday" value="1990-02-28" onChange={nothing} />,
    wrong: <DateField label="Birthday" value="" onChange={nothing} error={wrong} />,
  },
  'select-field': {
    empty: <SelectField label="Pay with" options={channels} placeholder="Choose one" />,
    filled: <SelectField label="Pay with" options={channels} defaultValue="maya" />,
    wrong: (
      <SelectField label="Pay with" options={channels} placeholder="Choose one" error={wrong} />
    ),
    disabled: <SelectField label="Pay with" options={channels} placeholder="Choose one" disabled />,
  },
  'slider-field': each([0, 50, 100], (first) => (
    <WithValue<number> first={first}>
      {(value, set) => (
        <SliderField label="Volume" value={value} min={0} max={100} step={10} onChange={set} />
      )}
    </WithValue>
  )),
  'check-box': {
    'not ticked': <CheckBox>I am 18 or older.</CheckBox>,
    ticked: <CheckBox defaultChecked>I am 18 or older.</CheckBox>,
    wrong: <CheckBox error={wrong}>I am 18 or older.</CheckBox>,
    disabled: <CheckBox disabled>I am 18 or older.</CheckBox>,
  },
  'file-field': {
    empty: <FileField label="Proof of the payment" files={[]} onChange={nothing} />,
    wrong: <FileField label="Proof of the payment" files={[]} onChange={nothing} error={wrong} />,
  },
};
