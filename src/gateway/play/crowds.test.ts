import { describeCrowds } from '#tests/support/describe-crowds.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from '../store/database.ts';

describeCrowds('bets in memory', async () => openDatabase(await openTestStore('empty')));
