import { Categories } from './categories.tsx';
import { HotGames } from './hot-games.tsx';
import { Jackpot } from './jackpot.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { VendorLanes } from './vendor-lanes.tsx';
import { WinnersBoard } from './winners-board.tsx';
import styles from './home.module.css';

/** What is told, what is hot, what can be won, and every way into a game. */
export function Lobby() {
  return (
    <>
      <NoticeBar />
      <div className={styles.page}>
        <Categories />
        <HotGames />
        <div className={styles.luck}>
          <Jackpot />
          <WinnersBoard />
        </div>
        <VendorLanes />
      </div>
    </>
  );
}
