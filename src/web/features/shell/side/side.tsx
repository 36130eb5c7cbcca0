import { useMedia } from '../../../lib/use-media.ts';
import { FloatButtons } from './float-buttons.tsx';
import { SideBar } from './side-bar.tsx';

/** Contact and help at the edge of every page: a side bar on wide screens, floating buttons on others. */
export function Side() {
  return useMedia('(width >= 64rem)') ? <SideBar /> : <FloatButtons />;
}
