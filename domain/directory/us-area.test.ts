import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { isInUnitedStates } from './us-area.ts';

const at = (text: string): boolean => {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(' ').map(Number);
  return isInUnitedStates({ latitude, longitude });
};

test(
  '… is in the United States',
  everyRow(
    [
      ['Durham', '35.994 -78.899'],
      ['Seattle', '47.606 -122.332'],
      ['Bellingham', '48.75 -122.48'],
      ['Detroit', '42.3314 -83.0458'],
      ['Buffalo', '42.8864 -78.8784'],
      ['El Paso', '31.7619 -106.485'],
      ['Laredo', '27.5306 -99.4803'],
      ['McAllen', '26.2034 -98.23'],
      ['Brownsville', '25.9017 -97.4975'],
      ['San Diego', '32.7157 -117.1611'],
      ['Key West', '24.5551 -81.78'],
      ['Miami Beach', '25.7907 -80.13'],
      ['Nantucket', '41.2835 -70.0995'],
      ['Eastport', '44.9062 -66.99'],
      ['Presque Isle', '46.6812 -68.0159'],
      ['Grand Marais', '47.7505 -90.3343'],
      ['San Francisco', '37.7749 -122.4194'],
      ['Anchorage', '61.2181 -149.9003'],
      ['Juneau', '58.3019 -134.4197'],
      ['Ketchikan', '55.3422 -131.6461'],
      ['Honolulu', '21.3069 -157.8583'],
      ['San Juan', '18.4655 -66.1057'],
      ['Guam', '13.4443 144.7937'],
    ],
    ([_, point]) => {
      expect(at(point)).toBe(true);
    },
  ),
);

test(
  '… is not',
  everyRow(
    [
      ['Toronto', '43.6532 -79.3832'],
      ['Vancouver', '49.2827 -123.1207'],
      ['Victoria', '48.4284 -123.3656'],
      ['Montreal', '45.5017 -73.5673'],
      ['Ottawa', '45.4215 -75.6972'],
      ['Windsor', '42.3000 -83.0000'],
      ['Thunder Bay', '48.3809 -89.2477'],
      ['Winnipeg', '49.8951 -97.1384'],
      ['Whitehorse', '60.7212 -135.0568'],
      ['Tijuana', '32.5000 -117.0300'],
      ['Ciudad Juárez', '31.6904 -106.4245'],
      ['Monterrey', '25.6866 -100.3161'],
      ['Nassau', '25.0443 -77.3504'],
      ['Havana', '23.1136 -82.3666'],
      ['London', '51.5074 -0.1278'],
      ['Sydney', '-33.8688 151.2093'],
      ['the Gulf of Guinea', '0 0'],
      ['the South Pole', '-90 0'],
    ],
    ([_, point]) => {
      expect(at(point)).toBe(false);
    },
  ),
);
