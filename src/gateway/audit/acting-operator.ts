import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs the request of an operator: rows of the audit and steps of payments that it writes carry the name. */
export function asOperator<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return acting.run(name, work);
}

/** The name of the operator whose request runs. Null outside of the console. */
export const actingOperator = (): string | null => acting.getStore() ?? null;
