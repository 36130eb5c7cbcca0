/** A line of a journal. Lines of one journal are numbered from 1, without a gap. */
export interface JournalLineTable {
  journal: string;
  nth: number;
  text: string;
}
