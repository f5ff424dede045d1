export const mealPlansErrors = {
  MealPlansNeedPlus: {
    status: 409,
    message: 'Meal plans are part of the Plus plan. Weeks that you have stay readable.',
  },
  UnknownWeek: {
    status: 404,
    message: 'There is no plan for this week, maybe since another tab removed it.',
  },
  MealPlanChanged: {
    status: 409,
    message: 'This week was changed in another tab or on another phone. Please look again.',
  },
  RecipeDoesNotFit: {
    status: 409,
    message: 'This recipe is for none of the children of this plan. Please choose another one.',
  },
  WeekOutOfReach: {
    status: 422,
    message: 'Please choose this week or one of the next eight.',
  },
  KeptWeeksFull: {
    status: 409,
    message: 'You keep as many weeks as there is room for. Stop keeping one first.',
  },
  ShoppingListFull: {
    status: 409,
    message: 'The shopping list is full. Please clear it first.',
  },
} as const;
