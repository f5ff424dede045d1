/** Kitchen table with a phone and a list of questions. */
export const PhoneCall = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M34 128C18 84 40 34 92 28c44-6 104-4 120 42 7 22 4 42-6 58Z"
    />
    <path
      className="fill-caution-wash"
      d="M88 128c1-14 5-24 11-33 15-3 31-3 46 0 6 9 10 19 11 33Z"
    />
    <path
      className="fill-raised"
      d="M78 78c-5-9 0-20 11-23 21-6 43-8 64-5 11 1 17 10 15 20-2 5-17 7-20 2-1-3-1-6-3-8-14-1-28 1-42 3-2 3-1 6-2 9-2 6-20 7-23 2ZM34 128c2-10 7-19 12-27 8-1 16-1 24 0-3 8-6 17-7 27ZM176 103c9-1 18-1 27 0 0 9-1 17-4 25h-19c-3-8-4-16-4-25Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M78 78c-5-9 0-20 11-23 21-6 43-8 64-5 11 1 17 10 15 20-2 5-17 7-20 2-1-3-1-6-3-8-14-1-28 1-42 3-2 3-1 6-2 9-2 6-20 7-23 2ZM88 128c1-14 5-24 11-33 15-3 31-3 46 0 6 9 10 19 11 33M18 129c68-2 136-2 204 0M36 130c1 9 0 17 1 26M204 130c-1 9 0 17-1 26"
      />
      <path
        strokeWidth="1.5"
        d="M122 102c8 0 14 5 14 11s-6 10-14 10-14-4-14-10 6-11 14-11ZM122 110c3 0 4 1 4 3s-2 3-4 3-4-1-4-3 1-3 4-3M158 75c5 5-4 8 1 12 5 5-5 8 0 12 4 4-4 7 0 11 2 4 0 7-4 8M68 46c-5 3-9 8-11 14M75 38c-3 0-6 2-9 4M176 46c5 2 9 6 12 12M171 38c3-1 6 0 9 2"
      />
      <path
        strokeWidth="1.5"
        d="M34 128c2-10 7-19 12-27 8-1 16-1 24 0-3 8-6 17-7 27M48 108c5-1 9-1 13 0M45 115c5-1 9-1 13 0M42 122c4-1 8-1 12 0M176 103c9-1 18-1 27 0 0 9-1 17-4 25h-19c-3-8-4-16-4-25ZM203 108c9-2 10 12-2 12M186 97c-2-4 3-6 1-11M194 97c-2-4 3-6 1-11"
      />
    </g>
  </svg>
);
