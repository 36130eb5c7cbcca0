export { defaultMarket, type Market, type MarketPack, markets, packOf } from './market-pack.ts';
