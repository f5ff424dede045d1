export const Doorway = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 320 260" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M24 92c34-52 102-74 160-62 66 13 116 62 116 116 0 34-12 58-30 70H38C14 184 4 124 24 92Z"
    />
    <path className="fill-positive-wash" d="M30 214c-4-30 6-58 27-62 20-4 36 20 37 62Z" />
    <path className="fill-raised" d="M101 120 176 57l76 61-2 96H104Z" />
    <path
      className="fill-caution-wash"
      d="M149 214c-2-24-1-44 0-58 2-18 12-27 26-27s25 9 26 27c1 14 1 34 0 58Z"
    />
    <path
      className="fill-caution-wash"
      d="M160 214c-3 12-19 19-34 27-8 4-13 9-14 15h132c-3-16-37-20-43-42Z"
    />
    <path className="fill-caution-wash" d="M216 176c-1-9 0-17 2-25h12c1 8 2 16 2 25Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M90 128c30-24 58-48 86-71 28 22 56 45 86 70M104 119c1 32 0 64 1 95M250 119c-1 32 0 63-1 95M16 215c48-2 94 0 132-1M202 214c40 1 74-1 104 1"
      />
      <path
        strokeWidth="3"
        d="M149 214c-2-24-1-44 0-58 2-18 12-27 26-27s25 9 26 27c1 14 1 34 0 58"
      />
      <path
        strokeWidth="1.5"
        d="M160 214c-3 12-19 19-34 27-8 4-13 9-14 15M201 214c6 22 40 26 43 42M176 139c-9 0-15 6-16 17-1 14-1 35-1 58M192 176c1-1 2-1 3 0"
      />
      <path
        strokeWidth="1.5"
        d="M57 214c0-14 1-28 0-42M57 186c5-3 9-7 12-12M57 196c-5-2-9-6-12-11M30 214c-4-30 6-58 27-62 20-4 36 20 37 62"
      />
      <path
        strokeWidth="1.5"
        d="M217 151c5-1 9-1 14 0M224 150c0-5 0-8 1-13M216 176c-1-9 0-17 2-25M232 176c0-9-1-17-2-25M214 176c7-1 13-1 20 0M220 181c3 3 6 3 9 0M239 158c2 0 4-1 6-1M239 168c2 1 4 1 6 2M210 158c-2 0-3-1-4-1M210 168c-2 1-3 1-4 2"
      />
      <path
        strokeWidth="1.5"
        d="M116 150c7-1 14-1 20 0 1 8 1 15 0 22-6 1-13 1-20 0-1-7-1-14 0-22ZM126 150c0 7 0 15 0 22M116 161c7 1 13 0 20 0"
      />
      <path strokeWidth="3" d="M215 80c0-10 0-19 1-28 5-1 11-1 16 0 1 14 0 28 1 43" />
      <path
        strokeWidth="1.5"
        d="M224 42c-5-6 5-9 1-16-3-5 4-8 2-13M262 214c2-9 6-14 10-16M266 214c0-11 2-18 5-24M270 214c3-7 7-11 11-13"
      />
    </g>
  </svg>
);
