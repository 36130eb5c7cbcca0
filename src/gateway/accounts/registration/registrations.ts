/** How long a form of registration that is sent again makes no second account. */
export const registrationLimit = 24 * 3_600_000;
