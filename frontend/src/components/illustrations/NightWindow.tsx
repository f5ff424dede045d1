export const NightWindow = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M70 20c33-2 67-2 100 0 1 34 1 70 0 104H70c-1-34-1-70 0-104Z"
    />
    <path
      className="fill-caution-wash"
      d="M146 36c-9 1-15 8-14 16 1 9 9 14 17 12 4-1 7-3 9-6-10 2-18-9-12-22Z"
    />
    <path
      className="fill-positive-wash"
      d="M70 124c-1-11-1-21 0-31 10-9 26-10 38-3 18-12 44-10 62 4 1 10 1 20 0 30Z"
    />
    <path
      className="fill-raised"
      d="M52 16c9-2 17-2 24 0 2 28-4 62-26 84-1-28-1-56 2-84ZM188 16c-9-2-17-2-24 0-2 28 4 62 26 84 1-28 1-56-2-84ZM186 105c6-1 12-1 18 0 0 8-1 13-2 18h-14c-2-5-2-10-2-18Z"
    />
    <path className="fill-caution-wash" d="M38 124c0-6 0-11 1-16h11c1 5 1 10 1 16Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M70 20c33-2 67-2 100 0 1 34 1 70 0 104M70 124c-1-34-1-70 0-104M120 19c1 32 0 70 1 104M70 70c33-1 67-1 100 0M18 125c68-3 136-3 204 0M28 126c1 4 0 8 1 12 61-1 122-1 183 0 0-4 0-8 1-12"
      />
      <path strokeWidth="3" d="M40 15c53-3 107-3 160 0" />
      <path
        strokeWidth="1.5"
        d="M52 16c-3 28-3 56-2 84 22-22 28-56 26-84M188 16c3 28 3 56 2 84-22-22-28-56-26-84M60 20c0 20-1 38-5 56M180 20c0 20 1 38 5 56M146 36c-9 1-15 8-14 16 1 9 9 14 17 12 4-1 7-3 9-6-10 2-18-9-12-22ZM94 36v8M90 40h8M106 56v6M103 59h6M86 58v4M84 60h4M70 93c10-9 26-10 38-3 18-12 44-10 62 4"
      />
      <path
        strokeWidth="1.5"
        d="M38 124c0-6 0-11 1-16 4-1 8-1 11 0 1 5 1 10 1 16M45 108v-4M45 104c-5-5-2-9 0-13 3 4 5 8 0 13M33 90c-2-1-3-2-5-2M32 100c-2 0-3 1-5 2M186 105c6-1 12-1 18 0 0 8-1 13-2 18M186 105c0 8 0 13 2 18M195 104c0-8-1-14-5-18M195 100c1-7 4-11 9-13M195 96c-3-4-7-5-11-4"
      />
    </g>
  </svg>
);
