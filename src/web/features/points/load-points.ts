import type { App } from '#core/app.ts';
import { GatewayError } from '#core/client/gateway-error.ts';

/** Starts to load the catalogue, and the points of a member. A failure to load the slice is shown by the page. */
export async function loadPoints(app: App): Promise<void> {
  try {
    const { mall, balance } = await app.points();
    void mall.load();
    await app.session.start();
    if (app.session.state.phase === 'member') void balance.load();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
}
