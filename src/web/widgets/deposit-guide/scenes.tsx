import styles from '../drawing/drawing.module.css';
import { AddressField, PhoneHead, Window } from '../drawing/frames.tsx';
import { Line, Sign } from '../drawing/parts.tsx';
import { Code, Coin } from './parts.tsx';
import own from './scenes.module.css';

/** The ways to pay in a list, one of them chosen. */
export function ChooseWay() {
  return (
    <PhoneHead>
      <Line x={70} y={36} length={44} />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <rect
            className={row === 1 ? styles.litRow : styles.field}
            x="67"
            y={48 + row * 34}
            width="106"
            height="28"
            rx="8"
          />
          <rect className={own.card} x="74" y={55 + row * 34} width="20" height="14" rx="4" />
          <Line x={102} y={62 + row * 34} length={row % 2 === 0 ? 56 : 42} lit={row === 1} />
        </g>
      ))}
    </PhoneHead>
  );
}

/** Amounts to choose from, and the button. */
export function ChooseAmount() {
  return (
    <PhoneHead>
      <rect className={styles.field} x="67" y="32" width="106" height="30" rx="8" />
      <Coin x={82} y={47} size={16} />
      <Line x={98} y={47} length={50} />
      {[0, 1, 2, 3, 4, 5].map((chip) => (
        <g key={chip}>
          <rect
            className={chip === 1 ? styles.litRow : styles.bar}
            x={67 + (chip % 3) * 36}
            y={72 + Math.floor(chip / 3) * 28}
            width="33"
            height="22"
            rx="11"
          />
          <Line
            x={76 + (chip % 3) * 36}
            y={83 + Math.floor(chip / 3) * 28}
            length={15}
            lit={chip === 1}
          />
        </g>
      ))}
      <rect className={styles.press} x="67" y="136" width="106" height="28" rx="14" />
      <Line x={98} y={150} length={44} lit />
    </PhoneHead>
  );
}

/** A code on a screen, and the phone that scans it. */
export function ScanCode() {
  return (
    <>
      <rect className={styles.body} x="18" y="30" width="112" height="92" rx="10" />
      <rect className={styles.screen} x="24" y="36" width="100" height="80" rx="5" />
      <path className={styles.bar} d="M62 122h24l6 20H56z" />
      <Code x={45} y={47} size={58} />
      <rect className={styles.body} x="146" y="46" width="72" height="140" rx="16" />
      <rect className={styles.screen} x="152" y="52" width="60" height="134" rx="11" />
      <Code x={166} y={82} size={32} />
      <path
        className={own.finder}
        d="M160 84v-8h8M196 76h8v8M204 112v8h-8M168 120h-8v-8M158 98h48"
      />
    </>
  );
}

/** The wallet asks to confirm. */
export function ConfirmInWallet() {
  return (
    <PhoneHead>
      <rect className={styles.sheet} x="59" y="40" width="122" height="160" rx="14" />
      <Sign name="wallet" x={120} y={62} />
      <Line x={88} y={88} length={64} />
      <Line x={98} y={104} length={44} />
      <rect className={styles.press} x="70" y="122" width="100" height="32" rx="16" />
      <Sign name="check" x={120} y={138} lit />
    </PhoneHead>
  );
}

/** The page of a provider in a window of its own. */
export function PayOnPage() {
  return (
    <Window>
      <AddressField x={70} y={32} width={110} />
      <rect className={styles.slide} x="70" y="60" width="100" height="24" rx="6" />
      <rect className={styles.field} x="70" y="94" width="100" height="22" rx="6" />
      <Line x={80} y={105} length={48} />
      <rect className={styles.press} x="70" y="128" width="100" height="28" rx="14" />
      <Line x={98} y={142} length={44} lit />
    </Window>
  );
}

/** The balance with the new money. */
export function SeeBalance() {
  return (
    <PhoneHead>
      <rect className={styles.litRow} x="67" y="32" width="106" height="34" rx="17" />
      <Coin x={86} y={49} size={20} />
      <Line x={104} y={49} length={54} lit />
      <rect className={own.good} x="67" y="80" width="106" height="66" rx="12" />
      <Sign name="check" x={120} y={102} lit />
      <Line x={88} y={132} length={64} />
    </PhoneHead>
  );
}
