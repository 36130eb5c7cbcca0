import type { ReactNode } from 'react';
import { useApp } from '../../lib/app-context.tsx';
import { IconLate, type LateIconName } from '../../ui/icon-late/icon-late.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './logo-name.module.css';

interface LogoNameProps {
  logo: string | null;
  /** Stands in the place of a logo that is not there. */
  icon: LateIconName;
  name: string;
  /** A line below the name. */
  line?: ReactNode;
  /** Takes the room that is left in its row. */
  grows?: boolean;
}

/** The logo and the name of a bank, an e-wallet or a channel. */
export function LogoName({ logo, icon, name, line, grows = false }: LogoNameProps) {
  const { system } = useApp();
  return (
    <span className={styles.name} data-grows={grows || undefined}>
      <span className={styles.logo}>
        <Picture
          src={system.picture(logo)}
          width={40}
          height={40}
          fallback={<IconLate name={icon} />}
        />
      </span>
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        {line && <small>{line}</small>}
      </span>
    </span>
  );
}
