/** How many favourites a family keeps without a subscription. Specification, section 9. */
export const FREE_FAVORITES_LIMIT = 10;
