import { useMedia } from '../../../lib/use-media.ts';
import { FloatButtons } from './float-buttons.tsx';
import { SideBar } from './side-bar.tsx';

/** Help at the edge of every page: a bar where there is room beside the page, buttons where there is not. */
export function Side() {
  return useMedia('(width >= 64rem)') ? <SideBar /> : <FloatButtons />;
}
