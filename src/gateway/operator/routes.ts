import type { Context, Hono } from 'hono';
import { asOperator } from '../audit/audit.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { type Area, changersOf, type Operator, type OperatorRole, readersOf } from './access.ts';
import { requireRole } from './access.ts';
import { answerKeyed } from './answer-keyed.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { recordAction } from './record-action.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The operator who has sent the request. */
    operator: Operator;
  }
}

/** The change of a route, as the audit has it. */
type Recorded =
  /** The console adds a row `consoleAction` after the change. */
  | 'after'
  /** The route writes its own row in the transaction of the change. */
  | 'inside'
  /** Nothing to record: it computes what a job computes anyway. */
  | 'never';

interface RouteOptions {
  /** The area of its section by default. */
  readonly area?: Area;
  /** `after` by default. */
  readonly audit?: Recorded;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
type AddRoute = <Path extends string>(
  path: Path,
  handler: (context: Context<HttpEnv, Path>) => Response | Promise<Response>,
) => void;

/** Adds routes of a section. Each is open for the roles of its area: those that read for GET, else those that change. */
export interface SectionRoutes {
  readonly get: AddRoute;
  readonly post: AddRoute;
  readonly patch: AddRoute;
  readonly put: AddRoute;
  /** The functions for routes that differ from others of the section. */
  with(options: RouteOptions): SectionRoutes;
}

interface SectionPlace {
  readonly name: string;
  readonly area: Area;
}

/** A route of the console with the roles that may use it. */
interface ConsoleRoute {
  readonly section: string;
  readonly method: Method;
  readonly path: string;
  readonly roles: readonly OperatorRole[];
}

/** All routes of the sections, as they were added. */
export interface RouteTable {
  readonly list: readonly ConsoleRoute[];
  /** The functions that add the routes of a section. */
  of(section: SectionPlace): SectionRoutes;
  /** Returns whether a role may send a request to a path. */
  may(role: OperatorRole, method: string, path: string): boolean;
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Holds the routes of the sections, adds them to the console, and lets only their roles in. */
export function createRoutes(app: Hono<HttpEnv>, needs: ConsoleNeeds): RouteTable {
  const list: (ConsoleRoute & { readonly pattern: RegExp })[] = [];

  function adder(method: Method, section: SectionPlace, options: RouteOptions): AddRoute {
    const { area = section.area, audit = 'after' } = options;
    const roles = method === 'GET' ? readersOf(area) : changersOf(area);
    return (path, handler) => {
      list.push({ section: section.name, method, path, roles, pattern: patternOf(path) });
      app.on(method, path, async (context) => {
        const operator = context.get('operator');
        requireRole(operator, roles);
        return asOperator(operator.name, async () => {
          if (method === 'GET') return handler(context);
          return answerKeyed(needs, context, async () => {
            const answer = await handler(context);
            if (audit === 'after') await recordAction(needs, context, path, answer);
            return answer;
          });
        });
      });
    };
  }

  const of = (section: SectionPlace, options: RouteOptions = {}): SectionRoutes => ({
    get: adder('GET', section, options),
    post: adder('POST', section, options),
    patch: adder('PATCH', section, options),
    put: adder('PUT', section, options),
    with: (more) => of(section, { ...options, ...more }),
  });

  return {
    list,
    of,
    may: (role, method, path) =>
      list.some(
        (one) => one.method === method && one.pattern.test(path) && one.roles.includes(role),
      ),
  };
}
