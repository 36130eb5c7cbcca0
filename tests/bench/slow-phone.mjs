const viewport = { width: 390, height: 844 };
/** The factor by which the processor is made slower. */
export const slower = 4;
/** A phone's connection: 150 ms there and back, 1.6 Mbit/s. Throughput is in bytes per second. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

let calls = 0;

/**
 * Opens a page of a phone whose processor is four times slower; with `slowNetwork` its connection is slow too. Calls have
 * different client addresses, because the gateway limits them by address.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ slowNetwork?: boolean, context?: import('@playwright/test').BrowserContext | undefined }} [options]
 */
export async function openSlowPhone(browser, { slowNetwork = false, context: given } = {}) {
  const context = given ?? (await browser.newContext({ viewport, serviceWorkers: 'block' }));
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  if (slowNetwork) await device.send('Network.emulateNetworkConditions', connection);
  else await context.route('**/wps/**', fromAnotherAddress);
  const setRate = (/** @type {number} */ rate) =>
    device.send('Emulation.setCPUThrottlingRate', { rate });
  await setRate(slower);
  return {
    page,
    device,
    setRate,
    close: async () => {
      await page.close();
      if (given === undefined) await context.close();
    },
  };
}

/** @param {import('@playwright/test').Route} route */
function fromAnotherAddress(route) {
  calls += 1;
  const address = `10.9.${(calls >> 8) & 255}.${calls & 255}`;
  return route.continue({
    headers: { ...route.request().headers(), 'X-Forwarded-For': address },
  });
}

/** Milliseconds since the navigation of the page began. @param {import('@playwright/test').Page} page @returns {Promise<number>} */
export const timeOn = (page) => page.evaluate(() => performance.now());
