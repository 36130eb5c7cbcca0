import { Hono } from 'hono';
import { drawLottery } from '../../art/draw-lottery.ts';
import { draws, lotteryGames } from '../../demo/lottery.ts';

const listed = lotteryGames.map(({ gameCode, name }) => ({
  gameCode,
  name,
  draws: draws
    .filter((draw) => draw.gameCode === gameCode)
    .map(({ numero, openCode }) => ({ numero, openCode })),
}));

/** What the lottery's page shows: the games, what they drew, their pictures. It takes no bets. */
export function createLottery(): Hono {
  const app = new Hono();
  app.get('/games.json', (context) => context.json(listed));
  app.get('/pictures/:file{[A-Z0-9]+\\.svg}', (context) => {
    const code = context.req.param('file').slice(0, -'.svg'.length);
    return context.body(drawLottery(code), 200, { 'Content-Type': 'image/svg+xml' });
  });
  return app;
}
