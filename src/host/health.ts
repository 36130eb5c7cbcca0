/** Milliseconds that a question about readiness may take. */
const patienceMs = 2_000;

const headers = { 'Cache-Control': 'no-store' };
const answer = (status: number, text: string) => new Response(`${text}\n`, { status, headers });

/** Resolves to false when `question` rejects or takes too long. */
async function inTime(question: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  try {
    return await Promise.race([question, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Answers a load balancer: `/healthz` says that the process runs, `/readyz` that calls are answered, with 200 or 503.
 * Null for another path.
 */
export async function answerHealth(
  path: string,
  isReady: () => Promise<boolean>,
): Promise<Response | null> {
  if (path === '/healthz') return answer(200, 'alive');
  if (path !== '/readyz') return null;
  return (await inTime(isReady())) ? answer(200, 'ready') : answer(503, 'not ready');
}
