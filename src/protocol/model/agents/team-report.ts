/** The most days of a report on a team. */
export const mostReportDays = 92;
