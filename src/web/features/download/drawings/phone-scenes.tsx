import styles from '../../../widgets/drawing/drawing.module.css';
import {
  AddressField,
  PhoneFoot,
  PhoneHead,
  TabletHead,
} from '../../../widgets/drawing/frames.tsx';
import type { Glyph } from '../../../widgets/drawing/glyphs.ts';
import { AppMark, Line, Lobby, Row, Sign } from '../../../widgets/drawing/parts.tsx';

const safariBar: readonly Glyph[] = ['back', 'forward', 'share', 'book', 'tabs'];
const samsungBar: readonly Glyph[] = ['back', 'forward', 'globe', 'tabs', 'lines'];

/** The bar at the bottom of a phone's browser. */
function FootBar({ signs, lit }: { signs: readonly Glyph[]; lit: Glyph }) {
  return (
    <PhoneFoot>
      <Lobby x={67} y={-4} width={112} columns={3} />
      <rect className={styles.bar} x="59" y="112" width="122" height="45" />
      {signs.map((name, at) => (
        <Sign key={name} name={name} x={73 + at * 23.5} y={131} lit={name === lit} />
      ))}
    </PhoneFoot>
  );
}

export const ShareAtFoot = () => <FootBar signs={safariBar} lit="share" />;
export const MenuAtFoot = () => <FootBar signs={samsungBar} lit="lines" />;

/** The share sheet. */
export function ShareSheet() {
  return (
    <PhoneFoot>
      <rect className={styles.sheet} x="59" y="18" width="122" height="139" rx="14" />
      <Line x={106} y={27} length={28} />
      <Row sign="tabs" x={66} y={52} width={108} />
      <Row sign="plus" x={66} y={86} width={108} lit />
      <Row sign="book" x={66} y={120} width={108} />
    </PhoneFoot>
  );
}

/** The question before the app is added, with the confirming button lit. */
export function AddQuestion() {
  return (
    <PhoneHead>
      <rect className={styles.sheet} x="59" y="44" width="122" height="150" rx="14" />
      <Line x={70} y={64} length={26} />
      <rect className={styles.press} x="136" y="54" width="38" height="20" rx="10" />
      <Line x={145} y={64} length={20} />
      <rect className={styles.field} x="68" y="88" width="104" height="52" rx="10" />
      <AppMark x={76} y={96} size={36} />
      <Line x={120} y={108} length={42} />
      <Line x={120} y={122} length={30} />
    </PhoneHead>
  );
}

/** The home screen with the app on it. */
export function HomeScreen() {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    <PhoneHead>
      {places.map((place) => {
        const [x, y] = [70 + (place % 3) * 37, 44 + Math.floor(place / 3) * 42];
        return place === 4 ? (
          <g key={place}>
            <rect className={styles.halo} x={x - 6} y={y - 6} width="38" height="38" rx="12" />
            <AppMark x={x} y={y} size={26} />
          </g>
        ) : (
          <rect key={place} className={styles.icon} x={x} y={y} width="26" height="26" rx="7" />
        );
      })}
    </PhoneHead>
  );
}

/** The bar at the top of a phone's browser. */
function HeadBar({ sign }: { sign: Glyph }) {
  return (
    <PhoneHead>
      <rect className={styles.bar} x="59" y="19" width="122" height="42" rx="16" />
      <AddressField x={68} y={42} width={80} />
      <Sign name={sign} x={164} y={42} lit />
      <Lobby x={67} y={76} width={112} columns={3} />
    </PhoneHead>
  );
}

export const MenuAtHead = () => <HeadBar sign="more" />;
export const MenuOfOtherApp = () => <HeadBar sign="moreWide" />;

/** A menu at the top of the browser. */
function HeadMenu({ sign }: { sign: Glyph }) {
  return (
    <PhoneHead>
      <Lobby x={67} y={76} width={112} columns={3} />
      <rect className={styles.sheet} x="74" y="28" width="104" height="132" rx="12" />
      <Row sign="plus" x={78} y={50} width={96} />
      <Row sign="book" x={78} y={80} width={96} />
      <Row sign={sign} x={78} y={112} width={96} lit />
      <Row sign="tabs" x={78} y={144} width={96} />
    </PhoneHead>
  );
}

export const InstallInMenu = () => <HeadMenu sign="phone" />;
export const OpenInBrowser = () => <HeadMenu sign="globe" />;

/** The share button of a tablet, at the top. */
export function ShareOnTablet() {
  return (
    <TabletHead>
      <rect className={styles.bar} x="26" y="22" width="188" height="38" rx="12" />
      <Sign name="back" x={42} y={42} />
      <AddressField x={62} y={42} width={96} />
      <Sign name="share" x={176} y={42} lit />
      <Sign name="tabs" x={201} y={42} />
      <Lobby x={38} y={74} width={168} columns={4} />
    </TabletHead>
  );
}
