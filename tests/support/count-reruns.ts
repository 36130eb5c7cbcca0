import type { Database } from '#gateway/store/database.ts';

/** A store that counts how often its transactions run again, after deadlocks. */
export function countReruns(database: Database) {
  let reruns = 0;
  const transaction: Database['transaction'] = (work) => {
    let runs = 0;
    return database.transaction((within) => {
      runs += 1;
      if (runs > 1) reruns += 1;
      return work(within);
    });
  };
  return { counted: { ...database, transaction }, reruns: () => reruns };
}
