import styles from '../../../widgets/drawing/drawing.module.css';
import { AddressField, Window } from '../../../widgets/drawing/frames.tsx';
import type { Glyph } from '../../../widgets/drawing/glyphs.ts';
import { AppMark, Line, Lobby, Row, Sign } from '../../../widgets/drawing/parts.tsx';

/** An address bar with the browser's icon to install at its end. */
function InstallBar({ sign }: { sign: Glyph }) {
  return (
    <Window>
      <rect className={styles.bar} x="19" y="46" width="202" height="32" />
      <Sign name="back" x={34} y={62} />
      <AddressField x={50} y={62} width={112} />
      <Sign name={sign} x={178} y={62} lit />
      <Sign name="more" x={205} y={62} />
      <Lobby x={32} y={92} width={184} columns={5} />
    </Window>
  );
}

export const InstallInBar = () => <InstallBar sign="install" />;
export const AppInBar = () => <InstallBar sign="tiles" />;

/** The browser's question before it installs. */
export function InstallQuestion() {
  return (
    <Window>
      <Lobby x={32} y={60} width={184} columns={5} />
      <rect className={styles.sheet} x="72" y="58" width="130" height="96" rx="12" />
      <AppMark x={86} y={72} size={30} />
      <Line x={126} y={80} length={58} />
      <Line x={126} y={94} length={40} />
      <rect className={styles.press} x="136" y="120" width="54" height="22" rx="11" />
      <Line x={148} y={131} length={30} />
    </Window>
  );
}

/** A menu of the window, with the entry for the dock. */
export function AddToDock() {
  return (
    <Window>
      <Lobby x={32} y={60} width={184} columns={5} />
      <rect className={styles.sheet} x="58" y="40" width="124" height="112" rx="10" />
      <Row sign="tabs" x={62} y={60} width={116} />
      <Row sign="book" x={62} y={92} width={116} />
      <Row sign="plus" x={62} y={126} width={116} lit />
    </Window>
  );
}

/** The app in its own window, and its icon in the dock. */
export function OwnWindow() {
  return (
    <>
      <rect className={styles.body} x="36" y="14" width="168" height="112" rx="10" />
      <rect className={styles.screen} x="39" y="32" width="162" height="91" rx="6" />
      <Lobby x={48} y={40} width={150} columns={5} rows={1} />
      <rect className={styles.dock} x="42" y="136" width="156" height="34" rx="12" />
      {[0, 1, 3, 4].map((place) => (
        <rect
          key={place}
          className={styles.icon}
          x={52 + place * 29}
          y="143"
          width="20"
          height="20"
          rx="6"
        />
      ))}
      <rect className={styles.halo} x="105" y="138" width="30" height="30" rx="10" />
      <AppMark x={110} y={143} size={20} />
    </>
  );
}
