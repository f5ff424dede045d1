import type { ReportInfo, ReportTable } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { CartesianPicture } from './CartesianPicture.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import { HeatMapPicture } from './HeatMapPicture.tsx';

interface PictureProps {
  readonly report: Pick<ReportInfo, 'title' | 'chart'>;
  readonly table: ReportTable;
}

/** The rows as they are best seen. Every number of it stands in the table below. */
export const Picture = ({ report: { title, chart }, table }: PictureProps) => {
  switch (chart.kind) {
    case 'line':
    case 'bar':
      return <CartesianPicture title={title} chart={chart} table={table} />;
    case 'funnel':
      return <FunnelPicture hint={chart} table={table} />;
    case 'heat-map':
      return <HeatMapPicture hint={chart} table={table} />;
  }
};
