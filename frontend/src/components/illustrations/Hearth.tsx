/** Product logo: a house with a lit door. */
export const Hearth = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
    <g className="stroke-text" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path className="fill-surface" d="M4 15 16 5l12 10v12H4z" />
      <path className="fill-caution-wash" d="M12 27v-7a4 4 0 0 1 8 0v7" />
    </g>
  </svg>
);
