import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { list, text } from '../../model/wire.ts';

/** Help articles. `content` is untrusted HTML. The part of a `tag` before its last dot is the group of the article. */
export const getHelpCenter = defineCall({
  method: 'GET',
  path: '/wps/system/helpCenter',
  constants: { device: 'WEB' },
  context: { lang: 'language' },
  request: object({}),
  reply: list(object({ tag: text(200), title: text(), content: text(50_000) }), 200),
});
