export const fieldClass =
  'touch w-full rounded-soft border border-line-strong bg-raised px-3 py-2 text-text text-ellipsis placeholder:text-text-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-text-soft aria-invalid:border-2 aria-invalid:border-danger';
