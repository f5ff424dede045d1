/** Picture board (AAC) with a pointing finger and the spoken word. */
export const PictureBoard = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M24 130C12 84 44 30 100 24c58-6 110 14 118 60 3 18 0 34-6 46Z"
    />
    <path className="fill-raised" d="M44 56c29-2 58-2 86 0 2 25 2 50 0 75-28 1-57 1-86 0Z" />
    <path className="fill-positive-wash" d="M52 64h32v27H52ZM91 100h32v24H91Z" />
    <path className="fill-caution-wash" d="M91 64h32v27H91Z" />
    <path
      className="fill-raised"
      d="M150 30c18-5 40-5 56 2 9 8 9 24 0 32-12 6-25 7-38 6-5 5-10 8-17 9 3-4 4-8 4-12-13-7-15-28-5-37Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M44 56c29-2 58-2 86 0 2 25 2 50 0 75-28 1-57 1-86 0-2-25-2-50 0-75ZM18 134c68-2 136-2 204 0"
      />
      <path
        strokeWidth="3"
        d="M150 30c18-5 40-5 56 2 9 8 9 24 0 32-12 6-25 7-38 6-5 5-10 8-17 9 3-4 4-8 4-12-13-7-15-28-5-37Z"
      />
      <path
        strokeWidth="1.5"
        d="M52 64c11-1 22-1 32 0 1 9 1 18 0 27-10 1-21 1-32 0-1-9-1-18 0-27ZM91 64c11-1 22-1 32 0 1 9 1 18 0 27-10 1-21 1-32 0-1-9-1-18 0-27ZM52 100c11-1 22-1 32 0 1 8 1 16 0 24-10 1-21 1-32 0-1-8-1-16 0-24ZM91 100c11-1 22-1 32 0 1 8 1 16 0 24-10 1-21 1-32 0-1-8-1-16 0-24Z"
      />
      <path
        strokeWidth="1.5"
        d="M62 72h11l-2 13h-7ZM73 75c5 0 5 6 0 6M100 86c0-6 1-11 7-15 6 4 7 9 7 15ZM68 106v11M62 111c4-2 8-2 12 0M99 116c5 5 11 5 16 0M101 108v1M113 108v1M166 43c10-1 20-1 29 0M166 52c7-1 14-1 20 0"
      />
      <path
        strokeWidth="3"
        d="M107 78c8 9 16 17 25 25 7-1 14 2 20 6 9 6 17 13 25 22M107 78c-4 2-3 6 0 9 5 7 10 13 13 20-6 2-6 7-1 11 9 6 18 11 28 13"
      />
    </g>
  </svg>
);
