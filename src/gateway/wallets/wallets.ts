export { bringWalletsHome } from './bring-wallets-home.ts';
export { movesToGames } from './read-wallets.ts';
export { moveToGame } from './transfer-money.ts';
