/** The types of promotions (`announcement.promotion_type`) in the order of their filters. */
export const promotionCategories = [
  'deposit_promo',
  'sport_promo',
  'fish_promo',
  'referral',
] as const;
