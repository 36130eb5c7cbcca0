import { Age } from '#web/ui/age/age.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import { BrandMark } from '#web/ui/brand-mark/brand-mark.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { shapes } from '#web/ui/icon/shapes.ts';
import { IconLate } from '#web/ui/icon-late/icon-late.tsx';
import { lateShapes } from '#web/ui/icon-late/late-shapes.ts';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { SpokenText } from '#web/ui/spoken-text/spoken-text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import { each, type Specimens } from '../specimens.ts';

const keysOf = <Name extends string>(of: Readonly<Record<Name, unknown>>): readonly Name[] =>
  // The shapes are a constant: it has no other keys.
  Object.keys(of) as Name[];

/** Parts that say or show something. */
export const messages: Readonly<Record<string, Specimens>> = {
  badge: each(['plain', 'lamp', 'live', 'sea', 'shade'], (tone) => <Badge tone={tone}>New</Badge>),
  callout: each(['plain', 'good', 'bad', 'away'], (tone) => (
    <Callout tone={tone}>The withdrawal is on its way.</Callout>
  )),
  'empty-state': each(['plain', 'alert'], (tone) => (
    <EmptyState
      tone={tone}
      title="No bets yet"
      help="They are here after the first round."
      action={<Button size="small">Choose a game</Button>}
    />
  )),
  'progress-bar': {
    unknown: <ProgressBar label="Loading" />,
    none: <ProgressBar label="Turnover of nothing" value={0} />,
    half: <ProgressBar label="Half of the turnover" value={0.5} />,
    whole: <ProgressBar label="The whole turnover" value={1} />,
  },
  skeleton: each(['line', 'title', 'tile', 'wide', 'round'], (shape) => <Skeleton shape={shape} />),
  age: { 'an hour': <Age at={Date.now() - 3_600_000} /> },
  'brand-mark': { still: <BrandMark />, turning: <BrandMark turning /> },
  icon: each(keysOf(shapes), (name) => <Icon name={name} />),
  'icon-late': each(keysOf(lateShapes), (name) => <IconLate name={name} />),
  'qr-code': { plain: <QrCode text="https://parola.example" label="The way to the app" /> },
  'spoken-text': {
    'has no look': (
      <p>
        Said after a second. <SpokenText text="Three games found" />
      </p>
    ),
  },
  'visually-hidden': {
    'has no look': (
      <p>
        For screen readers. <VisuallyHidden>More words</VisuallyHidden>
      </p>
    ),
  },
};
