import styles from '../drawing/drawing.module.css';
import { PhoneHead } from '../drawing/frames.tsx';
import { Line, Sign } from '../drawing/parts.tsx';
import { Bars, Coin } from './parts.tsx';
import own from './scenes.module.css';

/** A card, and the field of its number. */
export function EnterCard() {
  return (
    <>
      <rect className={own.card} x="42" y="20" width="156" height="92" rx="12" />
      <rect className={styles.press} x="58" y="44" width="26" height="20" rx="5" />
      {[0, 1, 2, 3].map((group) => (
        <Line key={group} x={58 + group * 32} y={80} length={24} />
      ))}
      <Line x={58} y={97} length={56} />
      <rect className={styles.field} x="42" y="126" width="156" height="32" rx="9" />
      <rect className={styles.litRow} x="42" y="126" width="36" height="32" rx="9" />
      {[1, 2, 3].map((group) => (
        <Line key={group} x={58 + group * 32} y={142} length={24} />
      ))}
    </>
  );
}

/** The account of the receiver, with a button that copies its number. */
export function CopyAccount() {
  return (
    <PhoneHead>
      <rect className={styles.sheet} x="66" y="34" width="108" height="112" rx="12" />
      <Sign name="bank" x={84} y={54} />
      <Line x={100} y={54} length={56} />
      <Line x={76} y={82} length={60} />
      <Line x={76} y={112} length={68} />
      <Sign name="copy" x={158} y={112} lit />
    </PhoneHead>
  );
}

/** Money goes from one bank to another. */
export function Transfer() {
  return (
    <>
      {[24, 144].map((x) => (
        <g key={x}>
          <path className={own.card} d={`M${x} 70l36-24 36 24z`} />
          {[8, 26, 44, 60].map((column) => (
            <rect
              key={column}
              className={styles.icon}
              x={x + column - 1}
              y="76"
              width="8"
              height="40"
              rx="2"
            />
          ))}
          <rect className={own.card} x={x - 2} y="120" width="76" height="12" rx="3" />
        </g>
      ))}
      <path className={own.finder} d="M96 150h46M134 141l9 9-9 9" />
      <Coin x={78} y={150} size={26} />
    </>
  );
}

/** The receipt is sent as a picture. */
export function SendProof() {
  return (
    <PhoneHead>
      <path
        className={own.paper}
        d="M78 34h58v78l-7-5-7.5 5-7.25-5-7.25 5-7.25-5-7.25 5-7-5-7.5 5z"
      />
      <Line x={88} y={50} length={38} />
      <Line x={88} y={66} length={28} />
      <Line x={88} y={82} length={38} />
      <rect className={styles.press} x="70" y="124" width="100" height="30" rx="15" />
      <Sign name="up" x={120} y={139} lit />
    </PhoneHead>
  );
}

/** A code to pay with at a counter. */
export function GetCode() {
  return (
    <PhoneHead>
      <rect className={styles.sheet} x="66" y="36" width="108" height="110" rx="12" />
      <Line x={92} y={54} length={56} />
      <Bars x={70} y={68} size={40} />
      <rect className={styles.litRow} x="84" y="118" width="72" height="20" rx="8" />
      <Line x={94} y={128} length={52} lit />
    </PhoneHead>
  );
}

/** Cash on the counter of a store. */
export function PayAtCounter() {
  return (
    <>
      <rect className={styles.body} x="40" y="34" width="160" height="142" rx="4" />
      <rect className={styles.screen} x="52" y="62" width="136" height="62" />
      {[0, 1, 2, 3, 4, 5].map((stripe) => (
        <path
          key={stripe}
          className={own.awning}
          data-light={stripe % 2 === 1 || undefined}
          d={`M${32 + stripe * 29.3} 22h29.3v30a14.65 12 0 0 1-29.3 0z`}
        />
      ))}
      <rect className={own.card} x="28" y="124" width="184" height="14" rx="3" />
      <rect className={own.cash} x="78" y="98" width="62" height="26" rx="4" />
      <circle className={styles.screen} cx="109" cy="111" r="7" />
      <Coin x={160} y={112} size={22} />
    </>
  );
}
