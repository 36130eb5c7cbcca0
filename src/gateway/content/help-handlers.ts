import { getHelpCenter as call } from '#protocol/calls/contact/help-articles.ts';
import { handle } from '../http/request-context.ts';
import { worded } from '../store/worded.ts';

export const getHelpCenter = handle(call, (_, { sql, language }) =>
  sql
    .selectFrom('help_article')
    .select('tag')
    .select([worded('titles', language).as('title'), worded('contents', language).as('content')])
    .orderBy('sort')
    .limit(200)
    .execute(),
);
