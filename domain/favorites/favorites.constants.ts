/** How many favourites a family keeps without a subscription. Specification, section 9. */
export const FREE_FAVORITES_LIMIT = 10;

/** From here on, a family on the free tier is told that the limit is near. */
export const FREE_FAVORITES_WARNING = 8;
